/** Where each state stands on a map of equal tiles: its row and column. Small states are read as well as large ones. */
const MAP = `
AK .  .  .  .  .  .  .  .  .  ME
.  .  .  .  .  .  .  .  .  VT NH
WA ID MT ND MN IL WI MI NY RI MA
OR NV WY SD IA IN OH PA NJ CT .
CA UT CO NE MO KY WV VA MD DE .
.  AZ NM KS AR TN NC SC DC .  .
.  .  .  OK LA MS AL GA .  .  .
HI .  .  TX .  .  .  .  FL .  .`;

export interface Tile {
  code: string;
  row: number;
  column: number;
}

export const COLUMNS = 11;
export const ROWS = 8;

export const tiles: readonly Tile[] = MAP.trim()
  .split('\n')
  .flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((code, column) => (code === '.' ? [] : [{ code, row, column }])),
  );
