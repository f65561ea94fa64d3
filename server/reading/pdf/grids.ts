import type { Box } from '../document.ts';
import type { Rule, Rules } from './rules.ts';

/** A region of a grid: the rows and columns that it covers, counted from 0, and where it stands. */
export interface Region extends Box {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A table as its lines show it. */
export interface Grid extends Box {
  regions: readonly Region[];
  rows: number;
  columns: number;
  /** Where its columns begin, and where the last one ends. */
  sides: readonly number[];
}

/** Lines meet where the end of one is this near to the other. */
const TOUCH = 4;
/** Rows and columns that are narrower than this hold no text. */
const NARROW = 4;
/** This part of a side must be drawn for the side to part two cells. */
const DRAWN = 0.6;
/** A table has at most so many rows or columns on a page. */
const MOST = 200;

/** Finds the tables that lines show: those that touch each other make one grid. */
export function gridsOf({ level, upright }: Rules): Grid[] {
  return groupsOf(level, upright).flatMap((group) => gridOf(group) ?? []);
}

interface Group {
  level: Rule[];
  upright: Rule[];
}

const meet = (level: Rule, upright: Rule): boolean =>
  upright.at >= level.from - TOUCH &&
  upright.at <= level.to + TOUCH &&
  level.at >= upright.from - TOUCH &&
  level.at <= upright.to + TOUCH;

function groupsOf(level: readonly Rule[], upright: readonly Rule[]): Group[] {
  const parents = Array.from({ length: level.length + upright.length }, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[at] = root;
    return root;
  };
  level.forEach((one, at) => {
    upright.forEach((other, index) => {
      if (meet(one, other)) parents[rootOf(level.length + index)] = rootOf(at);
    });
  });
  const groups = new Map<number, Group>();
  const groupOf = (at: number): Group => {
    const group = groups.get(rootOf(at)) ?? { level: [], upright: [] };
    groups.set(rootOf(at), group);
    return group;
  };
  level.forEach((rule, at) => groupOf(at).level.push(rule));
  upright.forEach((rule, at) => groupOf(level.length + at).upright.push(rule));
  return [...groups.values()];
}

/** Places of lines in order; those that leave no room for text between them are one. */
function stepsOf(rules: readonly Rule[]): number[] {
  const steps: number[] = [];
  for (const { at } of [...rules].sort((one, other) => one.at - other.at))
    if (at - (steps.at(-1) ?? -Infinity) > NARROW) steps.push(at);
  return steps;
}

/** A table that is open at its sides ends where the lines that cross it end. */
const OPEN = 12;

function closed(steps: readonly number[], crossing: readonly Rule[]): number[] {
  const from = Math.min(...crossing.map((rule) => rule.from));
  const to = Math.max(...crossing.map((rule) => rule.to));
  const before = (steps[0] ?? to) - from > OPEN ? [from] : [];
  const behind = to - (steps.at(-1) ?? from) > OPEN ? [to] : [];
  return [...before, ...steps, ...behind];
}

/** Whether lines part what lies on their two sides, from one place to another. */
function isParted(rules: readonly Rule[], at: number, from: number, to: number): boolean {
  const drawn = rules
    .filter((rule) => Math.abs(rule.at - at) <= NARROW)
    .reduce((sum, rule) => sum + Math.max(0, Math.min(rule.to, to) - Math.max(rule.from, from)), 0);
  return drawn >= DRAWN * (to - from);
}

function gridOf({ level, upright }: Group): Grid | null {
  const xs = closed(stepsOf(upright), level);
  const ys = closed(stepsOf(level), upright);
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  if (columns < 1 || rows < 1 || columns * rows < 2 || rows > MOST || columns > MOST) return null;
  const parents = Array.from({ length: rows * columns }, (_, at) => at);
  const rootOf = (at: number): number => (parents[at] === at ? at : rootOf(parents[at] ?? at));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = row * columns + column;
      const [left = 0, right = 0] = [xs[column], xs[column + 1]];
      const [top = 0, bottom = 0] = [ys[row], ys[row + 1]];
      if (column + 1 < columns && !isParted(upright, right, top, bottom)) parents[rootOf(here + 1)] = rootOf(here);
      if (row + 1 < rows && !isParted(level, bottom, left, right)) parents[rootOf(here + columns)] = rootOf(here);
    }
  }
  return {
    ...boxOf(xs, ys),
    rows,
    columns,
    sides: xs,
    regions: regionsOf(
      parents.map((_, at) => rootOf(at)),
      xs,
      ys,
    ),
  };
}

const boxOf = (xs: readonly number[], ys: readonly number[]): Box => ({
  left: xs[0] ?? 0,
  top: ys[0] ?? 0,
  right: xs.at(-1) ?? 0,
  bottom: ys.at(-1) ?? 0,
});

function regionsOf(roots: readonly number[], xs: readonly number[], ys: readonly number[]): Region[] {
  const columns = xs.length - 1;
  const members = new Map<number, number[]>();
  roots.forEach((root, at) => members.set(root, [...(members.get(root) ?? []), at]));
  return [...members.values()].map((cells) => {
    const rowsOf = cells.map((at) => Math.floor(at / columns));
    const columnsOf = cells.map((at) => at % columns);
    const row = Math.min(...rowsOf);
    const column = Math.min(...columnsOf);
    const end = { row: Math.max(...rowsOf) + 1, column: Math.max(...columnsOf) + 1 };
    return {
      row,
      column,
      rows: end.row - row,
      columns: end.column - column,
      ...boxOf([xs[column] ?? 0, xs[end.column] ?? 0], [ys[row] ?? 0, ys[end.row] ?? 0]),
    };
  });
}
