/** A published figure and the modelled one beside it. */
export interface CalibrationRow {
  figure: string;
  /** Who published it. */
  source: string;
  published: number;
  modelled: number;
  /** How many guides, or plans of guides, the modelled figure is made of. */
  n: number;
  /** Modelled over published, less one. */
  deviation: number;
}

/** What is compared, before it is computed. */
export interface Group<Item> {
  figure: string;
  source: string;
  published: number;
  items: readonly Item[];
  /** What is averaged; a yes counts as 1. */
  of: (item: Item) => number | boolean;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

export const meanOf = <Item>({ figure, source, published, items, of }: Group<Item>): CalibrationRow => {
  const modelled = mean(items.map((item) => Number(of(item))));
  return { figure, source, published, modelled, n: items.length, deviation: modelled / published - 1 };
};

export const medianOf = <Item>({ figure, source, published, items, of }: Group<Item>): CalibrationRow => {
  const values = items.map((item) => Number(of(item))).sort((a, b) => a - b);
  const modelled = values[Math.floor(values.length / 2)] ?? Number.NaN;
  return { figure, source, published, modelled, n: items.length, deviation: modelled / published - 1 };
};

/** The mean of some items over the mean of all of them. */
export const besideAll = <Item>(group: Group<Item>, all: readonly Item[]): CalibrationRow => {
  const modelled = meanOf(group).modelled / meanOf({ ...group, items: all }).modelled;
  return { ...meanOf(group), modelled, deviation: modelled / group.published - 1 };
};
