import type { Material, TemplateArch, TemplateShape } from './template.ts';

/** A change to a template that makes a sibling of it. */
export type Restyle = (template: TemplateShape) => TemplateShape;

function withArches(template: TemplateShape, change: Partial<TemplateArch>): TemplateShape {
  return {
    ...template,
    archFront: { ...template.archFront, ...change },
    archRear: { ...template.archRear, ...change },
  };
}

function withFrontBumper(template: TemplateShape, material: Material): TemplateShape {
  const { detail } = template;
  return { ...template, detail: { ...detail, frontBumper: { ...detail.frontBumper, material } } };
}

/** Rounder (2.1) or squarer (3.6) wheel openings. */
export function archSquareness(squareness: number): Restyle {
  return (template) => withArches(template, { squareness });
}

/** Wider openings, black flares and black bumpers of the long-travel versions. */
export const longTravel: Restyle = (template) => {
  const { archFront, archRear, detail } = template;
  const wide = { halfWidth: 20.6, flare: 3, flareMaterial: 'black' } as const;
  return {
    ...template,
    paint: '#b4481c',
    stockDesign: 'kiva',
    stockFinish: 'satin-black',
    archFront: { ...archFront, ...wide, crown: archFront.crown + 1.4 },
    archRear: { ...archRear, ...wide, crown: archRear.crown + 1.2 },
    detail: {
      ...detail,
      frontBumper: { ...detail.frontBumper, material: 'black' },
      rearBumper: { ...detail.rearBumper, material: 'black' },
    },
  };
};

export const squareBlackFlares: Restyle = (template) => ({
  ...withFrontBumper(
    withArches(template, { squareness: 3.6, flare: 2.4, flareMaterial: 'black' }),
    'black',
  ),
  paint: '#7d8471',
});
