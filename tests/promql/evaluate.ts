import { parser } from '@prometheus-io/lezer-promql';
import type { Label, Sample, Scrapes } from './scrapes.ts';

/*
 * The part of PromQL that docs/operators uses, for tests: selectors, ranges, arithmetic, comparisons with a filter,
 * aggregations and a few functions. The grammar is that of Prometheus; what is not evaluated here throws.
 */

type Node = ReturnType<typeof parser.parse>['topNode'];
/** A number, or a list of series. */
type Value = number | Sample[];
type Range = { series: Map<string, { labels: Label; points: [atMs: number, value: number][] }> };

/** Parses an expression. @throws {Error} if Prometheus would refuse it */
export function parsePromql(text: string): Node {
  const { topNode } = parser.parse(text);
  topNode.cursor().iterate(({ type, from }) => {
    if (type.isError)
      throw new Error(`PromQL is wrong at "${text.slice(from, from + 20)}": ${text}`);
  });
  return topNode;
}

/** Names of the metrics in an expression. */
export function metricsIn(text: string): string[] {
  const names: string[] = [];
  parsePromql(text)
    .cursor()
    .iterate(({ name, from, to }) => {
      if (name === 'Identifier') names.push(text.slice(from, to));
    });
  return names;
}

/** The series that the expression has at the time of the last scrape: an alert with it fires if there is any. */
export function evaluate(text: string, scrapes: Scrapes): Sample[] {
  const found = createEvaluator(text, scrapes)(childrenOf(parsePromql(text))[0]);
  return typeof found === 'number' ? [{ name: '', labels: {}, value: found }] : found;
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

const clauses = /^(?:AggregateOp|AggregateModifier|FunctionIdentifier)$/;

function createEvaluator(text: string, scrapes: Scrapes) {
  const textOf = ({ from, to }: Node) => text.slice(from, to);

  function value(node: Node | undefined): Value {
    if (node === undefined) throw new Error(`Something is missing in ${text}`);
    switch (node.name) {
      case 'NumberDurationLiteral':
        return Number(textOf(node));
      case 'ParenExpr':
        return value(childrenOf(node)[0]);
      case 'VectorSelector':
        return scrapes.at(selectorOf(node));
      case 'BinaryExpr':
        return binary(node);
      case 'AggregateExpr':
        return aggregate(node);
      case 'FunctionCall':
        return call(node);
      default:
        throw new Error(`${node.name} is not evaluated: ${textOf(node)}`);
    }
  }

  function selectorOf(node: Node) {
    const matchers: [label: string, op: string, value: string][] = [];
    node.cursor().iterate((at) => {
      if (at.name !== 'UnquotedLabelMatcher') return;
      const [label, op, wanted] = childrenOf(at.node).map(textOf);
      matchers.push([label ?? '', op ?? '', JSON.parse(wanted ?? '""')]);
    });
    return { name: textOf(childrenOf(node)[0] ?? node), matchers };
  }

  function binary(node: Node): Value {
    const [left, op, right] = childrenOf(node);
    return combine(value(left), op ? textOf(op) : '', value(right));
  }

  function argumentsOf(node: Node): Node[] {
    const body = childrenOf(node).find(({ name }) => name === 'FunctionCallBody');
    return body ? childrenOf(body).filter(({ name }) => !clauses.test(name)) : [];
  }

  function aggregate(node: Node): Sample[] {
    const [operation] = childrenOf(node);
    const labels: string[] = [];
    node.cursor().iterate((at) => {
      if (at.name === 'FunctionCallBody') return false;
      if (at.name === 'LabelName') labels.push(text.slice(at.from, at.to));
      return true;
    });
    const given = value(argumentsOf(node).at(-1));
    if (typeof given === 'number') throw new Error('Only series are aggregated');
    const groups = Map.groupBy(given, (one) => labels.map((name) => one.labels[name]).join('\n'));
    const sum = operation !== undefined && textOf(operation) === 'sum';
    return [...groups.values()].map((group) => ({
      name: '',
      labels: Object.fromEntries(labels.map((name) => [name, group[0]?.labels[name] ?? ''])),
      value: sum
        ? group.reduce((total, one) => total + one.value, 0)
        : Math.max(...group.map((one) => one.value)),
    }));
  }

  function call(node: Node): Value {
    const [name] = childrenOf(node).map(textOf);
    const given = argumentsOf(node);
    switch (name) {
      case 'rate':
        return overRange(given[0], (points, seconds) => increaseOf(points) / seconds);
      case 'increase':
        return overRange(given[0], increaseOf);
      case 'changes':
        return overRange(given[0], (points) => {
          return points.filter(([, one], at) => at > 0 && one !== points[at - 1]?.[1]).length;
        });
      case 'histogram_quantile':
        return quantile(Number(value(given[0])), value(given[1]));
      default:
        throw new Error(`${name} is not evaluated`);
    }
  }

  function overRange(
    node: Node | undefined,
    measure: (points: [number, number][], seconds: number) => number,
  ): Sample[] {
    const [selector, duration] = node?.name === 'MatrixSelector' ? childrenOf(node) : [];
    if (!selector || !duration) throw new Error(`A range is missing in ${text}`);
    const seconds = secondsOf(textOf(duration));
    const { series }: Range = scrapes.range(selectorOf(selector), seconds * 1000);
    return [...series.values()]
      .filter(({ points }) => points.length > 1)
      .map(({ labels, points }) => ({ name: '', labels, value: measure(points, seconds) }));
  }

  return value;
}

function secondsOf(duration: string): number {
  const [, count, unit = ''] = /^\[?(\d+)([smh])\]?$/.exec(duration) ?? [];
  const seconds = { s: 1, m: 60, h: 3600 }[unit];
  if (seconds === undefined) throw new Error(`${duration} is not evaluated`);
  return Number(count) * seconds;
}

/** A counter that became smaller began anew. */
function increaseOf(points: readonly [number, number][]): number {
  return points.reduce((sum, [, one], at) => {
    const before = points[at - 1]?.[1];
    return before === undefined ? sum : sum + (one < before ? one : one - before);
  }, 0);
}

const arithmetic: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};
const comparisons: Record<string, (a: number, b: number) => boolean> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '==': (a, b) => a === b,
};

function combine(left: Value, op: string, right: Value): Value {
  const [compute, compare] = [arithmetic[op], comparisons[op]];
  if (typeof left === 'number' && typeof right === 'number' && compute) return compute(left, right);
  if (typeof left === 'number') {
    if (typeof right === 'number' || !compute) throw new Error(`${op} is not evaluated here`);
    return right.map((one) => ({ ...one, name: '', value: compute(left, one.value) }));
  }
  return left.flatMap((one) => {
    const other = typeof right === 'number' ? right : partnerOf(one, right)?.value;
    if (other === undefined) return [];
    if (compute) return [{ ...one, name: '', value: compute(one.value, other) }];
    if (!compare) throw new Error(`${op} is not evaluated`);
    return compare(one.value, other) ? [one] : [];
  });
}

function partnerOf(one: Sample, others: readonly Sample[]): Sample | undefined {
  const key = ({ labels }: Sample) => JSON.stringify(Object.entries(labels).toSorted());
  return others.find((other) => key(other) === key(one));
}

/** The upper bound of the bucket that has the quantile: coarser than Prometheus, which interpolates. */
function quantile(share: number, given: Value): Sample[] {
  if (typeof given === 'number') throw new Error('A quantile needs buckets');
  const boundOf = ({ labels }: Sample) => (labels.le === '+Inf' ? Infinity : Number(labels.le));
  const buckets = given.toSorted((a, b) => boundOf(a) - boundOf(b));
  const total = buckets.at(-1)?.value ?? 0;
  const found = buckets.find((bucket) => bucket.value >= share * total);
  return total > 0 && found ? [{ name: '', labels: {}, value: boundOf(found) }] : [];
}
