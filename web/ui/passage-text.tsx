import type { ReactNode } from 'react';
import { passageBlocks, pieceAt } from './passage-blocks.ts';
import { ScrollPane } from './scroll-pane.tsx';

/** Words stay whole: a table that is too wide for the screen scrolls. */
const CELL = 'border-b border-line px-3 py-1.5 text-left align-top wrap-break-word first:pl-0 last:pr-0';

interface PassageTextProps {
  text: string;
  /** How the words of a paragraph or a cell are shown, by its place (`pieceAt`); as they are when it is left out. */
  show?: (words: string, piece: string) => ReactNode;
}

/** The words of a passage; lines with cells are tables, which scroll by themselves when they are wide. */
export function PassageText({ text, show = (words) => words }: PassageTextProps) {
  return passageBlocks(text).map((block, index) =>
    block.kind === 'text' ? (
      <p key={index} className="whitespace-pre-line">
        {show(block.text, pieceAt(index))}
      </p>
    ) : (
      <ScrollPane key={index} label={`Table: ${block.rows[0]?.join(' ').trim()}`} className="my-2 max-w-full">
        <table className="figures w-full border-collapse text-small leading-6">
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) =>
                  cell !== '' && (column === 0 || (block.headed && at === 0)) ? (
                    <th key={column} scope={column === 0 ? 'row' : 'col'} className={`${CELL} font-strong`}>
                      {show(cell, pieceAt(index, at, column))}
                    </th>
                  ) : (
                    <td key={column} className={CELL}>
                      {show(cell, pieceAt(index, at, column))}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollPane>
    ),
  );
}
