/** Elements that draw. What loads, animates, links, scripts or embeds another language is not in the list. */
export const svgElements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'switch', 'marker', 'view'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'filter'],
  ...['feGaussianBlur', 'feOffset', 'feBlend', 'feColorMatrix', 'feComposite', 'feFlood'],
  ...['feMerge', 'feMergeNode', 'feMorphology', 'feDropShadow'],
];

const geometry = [
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'd'],
  ...['dx', 'dy', 'width', 'height', 'points', 'pathLength', 'transform', 'viewBox', 'rotate'],
  ...['preserveAspectRatio', 'textLength', 'lengthAdjust', 'offset', 'orient', 'refX', 'refY'],
  ...['markerWidth', 'markerHeight', 'markerUnits', 'gradientUnits', 'gradientTransform'],
  ...['spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'patternUnits'],
  ...['patternContentUnits', 'patternTransform', 'filterUnits', 'primitiveUnits'],
];

const paint = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset', 'color'],
  ...['stroke-miterlimit', 'opacity', 'clip-path', 'clip-rule', 'mask', 'filter', 'display'],
  ...['visibility', 'stop-color', 'stop-opacity', 'flood-color', 'flood-opacity', 'overflow'],
  ...['marker-start', 'marker-mid', 'marker-end', 'paint-order', 'shape-rendering'],
  ...['vector-effect', 'mix-blend-mode', 'color-interpolation', 'color-interpolation-filters'],
];

const words = [
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-stretch', 'text-anchor'],
  ...['letter-spacing', 'word-spacing', 'dominant-baseline', 'alignment-baseline'],
  ...['baseline-shift', 'text-decoration', 'text-rendering', 'writing-mode', 'direction'],
];

const effects = [
  ...['in', 'in2', 'result', 'stdDeviation', 'mode', 'operator', 'type', 'values'],
  ...['k1', 'k2', 'k3', 'k4', 'radius', 'edgeMode'],
];

/** Attributes that say where and how something is drawn. */
export const svgAttributes = new Set([
  ...['id', 'version', 'xmlns', 'role', 'aria-label', 'aria-hidden', 'aria-labelledby'],
  ...['href', 'xlink:href', 'xmlns:xlink'],
  ...geometry,
  ...paint,
  ...words,
  ...effects,
]);

/** Those that `style` may contain too. */
export const svgStyles = new Set([...paint, ...words]);
