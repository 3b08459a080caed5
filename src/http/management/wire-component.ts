import { defaultLocale } from '#src/lib/locales.ts';
import type {
  ComponentDescription,
  FieldDescription,
} from '#src/site/bloks/describe-components.ts';

/** Components come with the code and have no dates of their own. */
const withTheProgram = new Date(0).toISOString();

/** A component in the format of the management API. */
export function wireComponent(component: ComponentDescription) {
  const schema = component.fields.map((field, pos) => [field.name, wireField(field, pos)]);
  return {
    id: componentId(component.component),
    name: component.component,
    real_name: component.component,
    display_name: component.displayName[defaultLocale],
    description: component.help[defaultLocale],
    schema: Object.fromEntries(schema),
    is_root: component.isRoot,
    is_nestable: component.isNestable,
    preview_field: component.previewField,
    icon: component.icon,
    color: null,
    image: null,
    preview_tmpl: null,
    preset_id: null,
    all_presets: [],
    component_group_uuid: null,
    internal_tag_ids: [],
    internal_tags_list: [],
    created_at: withTheProgram,
    updated_at: withTheProgram,
  };
}

/** The same number for the same name, in every release. */
export function componentId(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 999_999_937;
  return hash + 1;
}

function wireField(field: FieldDescription, pos: number) {
  return {
    type: field.type,
    pos,
    display_name: field.label[defaultLocale],
    description: field.help?.[defaultLocale] ?? '',
    required: field.required,
    translatable: field.translatable,
    ...(field.options.length > 0 && {
      options: field.options.map(({ value, label }) => ({ value, name: label[defaultLocale] })),
    }),
    ...(field.allowed.length > 0 && {
      restrict_components: true,
      component_whitelist: field.allowed,
    }),
    ...(field.default !== undefined && { default_value: field.default }),
    ...(field.min !== null && { min_value: field.min }),
    ...(field.max !== null && { maximum: field.max }),
  };
}
