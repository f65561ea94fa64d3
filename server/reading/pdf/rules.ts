import type { Box } from '../document.ts';
import type { Matrix } from './words.ts';

/** A drawn line that stands upright or lies level: where it is, and from where to where it goes. */
export interface Rule {
  at: number;
  from: number;
  to: number;
}

/** What a page draws of tables. */
export interface Rules {
  level: Rule[];
  upright: Rule[];
}

/** The numbers by which pdf.js names the operators that matter here. */
export interface Operators {
  save: number;
  restore: number;
  transform: number;
  constructPath: number;
  paintFormXObjectBegin: number;
  paintFormXObjectEnd: number;
  setFillRGBColor: number;
  stroke: number;
  closeStroke: number;
  fill: number;
  eoFill: number;
  fillStroke: number;
  eoFillStroke: number;
  closeFillStroke: number;
  closeEOFillStroke: number;
}

/** The operators of a page, with what each is given. */
export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** A filled rectangle that is not wider or higher than this is a line. */
const THIN = 3;
/** Edges of what is smaller are dots and ticks. */
const SHORT = 4;
/** More than any page of a guide draws for its tables: what has more is a picture. */
const MOST_PATHS = 20_000;

/** With more filled areas than this a page shows a picture, and with more lines that may meet a drawing. */
const MOST_FILLS = 2_000;
const MOST_MEETINGS = 2_000_000;

interface Fill extends Box {
  color: string;
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const asMatrix = (given: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(given as ArrayLike<number>);
  return [a, b, c, d, e, f];
};

/**
 * The lines that a page draws: strokes, thin filled bars, and the edges of filled areas that can be seen.
 *
 * @param view from the coordinates of the file to points from the top left corner
 */
export function rulesOf({ fnArray, argsArray }: OperatorList, ops: Operators, view: Matrix): Rules {
  const rules: Rules = { level: [], upright: [] };
  const fills: Fill[] = [];
  const stroked = new Set([
    ops.stroke,
    ops.closeStroke,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ]);
  const filled = new Set([
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ]);
  let now = { matrix: view, color: '#000000' };
  const kept: (typeof now)[] = [];
  let paths = 0;
  for (let at = 0; at < fnArray.length; at += 1) {
    const operator = fnArray[at];
    const given = argsArray[at] as readonly unknown[] | null;
    if (operator === ops.save) kept.push(now);
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) now = kept.pop() ?? now;
    else if (operator === ops.transform) now = { ...now, matrix: times(now.matrix, asMatrix(given)) };
    else if (operator === ops.setFillRGBColor) now = { ...now, color: String(given?.[0]) };
    else if (operator === ops.paintFormXObjectBegin) {
      kept.push(now);
      if (given?.[0]) now = { ...now, matrix: times(now.matrix, asMatrix(given[0])) };
    } else if (operator === ops.constructPath && given !== null) {
      paths += 1;
      if (paths > MOST_PATHS) break;
      const [paint, data] = given as [number, readonly (ArrayLike<number> | null)[]];
      const isStroked = stroked.has(paint);
      const isFilled = filled.has(paint);
      if (!isStroked && !isFilled) continue;
      for (const shape of shapesOf(data[0] ?? [], now.matrix)) {
        if (isStroked) addEdges(rules, shape);
        const box = isFilled ? boxOf(shape) : null;
        if (box !== null) fills.push({ ...box, color: now.color });
      }
    }
  }
  const shown = fills.length > MOST_FILLS ? fills.filter(isThin) : fills;
  const byColor = new Map<string, Fill[]>();
  for (const fill of shown) {
    const same = byColor.get(fill.color);
    if (same === undefined) byColor.set(fill.color, [fill]);
    else same.push(fill);
  }
  for (const fill of shown) addFill(rules, fill, byColor.get(fill.color) ?? []);
  const [level, upright] = [joined(rules.level), joined(rules.upright)];
  return level.length * upright.length > MOST_MEETINGS ? { level: [], upright: [] } : { level, upright };
}

type Point = readonly [number, number];

/** Numbers that follow each kind of step in a path: move, line, two kinds of curves, the way back. */
const STEP_SIZES = [2, 2, 6, 4, 0] as const;

/** The shapes of a path, each as its corners. */
function shapesOf(data: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Point[][] {
  const shapes: Point[][] = [];
  for (let at = 0; at < data.length;) {
    const step = data[at] ?? 0;
    const size = STEP_SIZES[step as 0] ?? data.length;
    if (size > 0) {
      const x = data[at + size - 1] ?? 0;
      const y = data[at + size] ?? 0;
      const point: Point = [a * x + c * y + e, b * x + d * y + f];
      if (step === 0) shapes.push([point]);
      else shapes.at(-1)?.push(point);
    } else {
      const shape = shapes.at(-1);
      if (shape?.[0]) shape.push(shape[0]);
    }
    at += size + 1;
  }
  return shapes;
}

function addEdges(rules: Rules, shape: readonly Point[]): void {
  for (let at = 1; at < shape.length; at += 1) {
    const [x1, y1] = shape[at - 1] ?? [0, 0];
    const [x2, y2] = shape[at] ?? [0, 0];
    const wide = Math.abs(x2 - x1);
    const high = Math.abs(y2 - y1);
    if (high < 1 && wide > SHORT / 2)
      rules.level.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    else if (wide < 1 && high > SHORT / 2)
      rules.upright.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) });
  }
}

/** The rectangle that a shape is; null where it is none. */
function boxOf(shape: readonly Point[]): Box | null {
  if (shape.length < 4 || shape.length > 6) return null;
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  const isCorner = ([x, y]: Point): boolean =>
    Math.min(x - box.left, box.right - x) < 0.5 && Math.min(y - box.top, box.bottom - y) < 0.5;
  return shape.every(isCorner) ? box : null;
}

const isThin = ({ left, top, right, bottom }: Box): boolean => right - left <= THIN || bottom - top <= THIN;

/** @param fills those of the same color */
function addFill(rules: Rules, { color, ...box }: Fill, fills: readonly Fill[]): void {
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  if (high <= THIN && wide > THIN) rules.level.push({ at: (box.top + box.bottom) / 2, from: box.left, to: box.right });
  else if (wide <= THIN && high > THIN)
    rules.upright.push({ at: (box.left + box.right) / 2, from: box.top, to: box.bottom });
  else if (wide > THIN && high > THIN && color !== '#ffffff') {
    // Where the same color goes on, nobody sees an edge.
    const goesOn = (x: number, y: number): boolean =>
      fills.some(
        (other) =>
          x > other.left &&
          x < other.right &&
          y > other.top &&
          y < other.bottom &&
          (other.left !== box.left ||
            other.top !== box.top ||
            other.right !== box.right ||
            other.bottom !== box.bottom),
      );
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
    if (!goesOn(middle[0], box.top - 0.3)) rules.level.push({ at: box.top, from: box.left, to: box.right });
    if (!goesOn(middle[0], box.bottom + 0.3)) rules.level.push({ at: box.bottom, from: box.left, to: box.right });
    if (!goesOn(box.left - 0.3, middle[1])) rules.upright.push({ at: box.left, from: box.top, to: box.bottom });
    if (!goesOn(box.right + 0.3, middle[1])) rules.upright.push({ at: box.right, from: box.top, to: box.bottom });
  }
}

/** Lines that lie within this distance of each other are one. */
const NEAR = 2.2;
/** A dash, or the width of a line that crosses, parts no line. */
const GAP = 4;

/** Makes one line of those that lie on each other or go on from each other; what is left too short goes. */
function joined(rules: readonly Rule[]): Rule[] {
  const groups: Rule[][] = [];
  for (const rule of [...rules].sort((one, other) => one.at - other.at)) {
    const group = groups.at(-1);
    if (group !== undefined && rule.at - (group[0]?.at ?? 0) <= NEAR) group.push(rule);
    else groups.push([rule]);
  }
  return groups.flatMap((group) => {
    const at = group.reduce((sum, rule) => sum + rule.at, 0) / group.length;
    const parts: Rule[] = [];
    for (const { from, to } of group.sort((one, other) => one.from - other.from)) {
      const last = parts.at(-1);
      if (last !== undefined && from - last.to <= GAP) last.to = Math.max(last.to, to);
      else parts.push({ at, from, to });
    }
    return parts.filter(({ from, to }) => to - from > SHORT);
  });
}
