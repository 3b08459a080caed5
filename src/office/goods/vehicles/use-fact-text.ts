import { useFigure } from '../use-figure.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

/** Writes a fact for people: a dash for none, the words of a choice, the figures of a group, how many rows a table has. */
export function useFactText(): (fact: string, value: unknown) => string {
  const { t, choiceOf } = useVehicleWords();
  const figure = useFigure();
  const write = (path: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (Array.isArray(value)) return writeList(path, value);
    if (typeof value === 'object') return writeGroup(path, value);
    return writeOne(path, value);
  };
  const writeOne = (path: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value !== 'number') return choiceOf(path, String(value));
    return path.startsWith('years') ? String(value) : figure(value);
  };
  const writeGroup = (path: string, group: object): string =>
    Object.entries(group)
      .map(([name, one]) => write(`${path}.${name}`, one))
      .filter((text) => text !== '–')
      .join(', ');
  const writeList = (path: string, list: readonly unknown[]): string => {
    if (list.length === 0) return '–';
    const isTable = list.some((one) => typeof one === 'object' && one !== null);
    if (isTable) return t('shipped.rows', { count: figure(list.length), n: list.length });
    const between = /years|Range/.test(path) ? '–' : ', ';
    return list.map((one) => (one === null ? t('now') : write(path, one))).join(between);
  };
  return write;
}
