import type { Facets } from '../../../contract/search-filters.ts';
import { cx } from '../../ui/cx.ts';
import { CloseIcon } from '../../ui/icons/actions.tsx';
import type { Asked } from './asked.ts';
import { type Chip, chipsOf, conditionChip } from './chips.ts';
import { type Understood, withoutCondition, withoutFilter, withoutFilters, withoutWords } from './refine.ts';

interface FilterChipsProps {
  asked: Asked;
  understood: Understood;
  facets: Facets | undefined;
  onChange: (next: Asked) => void;
}

/** What a search is narrowed by, what was understood from its words, and the words: each can be taken back. */
export function FilterChips({ asked, understood, facets, onChange }: FilterChipsProps) {
  const said = understood.conditions.map((condition) => ({ condition, chip: conditionChip(condition) }));
  const chosen = chipsOf(asked.filters, facets);
  if (said.length + chosen.length === 0) return null;
  return (
    <ul aria-label="What the results are narrowed by" className="flex flex-wrap items-center gap-2">
      {said.map(({ condition, chip }) => (
        <Item
          key={`${condition.kind} ${condition.label} ${condition.words}`}
          chip={chip}
          applied={condition.applied}
          onRemove={() => onChange(withoutCondition(asked, understood, condition))}
        />
      ))}
      {chosen.map((chip) => (
        <Item
          key={`${chip.about} ${chip.text}`}
          chip={chip}
          applied
          onRemove={() => onChange(withoutFilter(asked, chip.filter))}
        />
      ))}
      {understood.words === '' ? null : (
        <Item
          chip={{ about: 'Words', text: understood.words, filter: {} }}
          applied
          onRemove={() => onChange(withoutWords(asked, understood))}
        />
      )}
      {said.length + chosen.length > 1 ? (
        // Beside the results the list of filters has the same button.
        <li className="xl:hidden">
          <button
            type="button"
            onClick={() => onChange(withoutFilters(asked, understood))}
            className="min-h-8 rounded-control px-2 text-small text-soft hover:bg-hover hover:text-ink"
          >
            Clear all
            <span className="sr-only"> filters</span>
          </button>
        </li>
      ) : null}
    </ul>
  );
}

interface ItemProps {
  chip: Chip;
  /** False where it was understood and does not narrow the results. */
  applied: boolean;
  onRemove: () => void;
}

function Item({ chip: { about, text }, applied, onRemove }: ItemProps) {
  const name = about === null ? text : `${about}: ${text}`;
  return (
    <li
      className={cx(
        'figures inline-flex min-h-8 max-w-full items-center rounded-[16px] border pl-3 text-small',
        applied ? 'border-hue-line bg-hue-wash' : 'border-dashed border-edge',
      )}
    >
      <span className={cx('min-w-0 py-1 wrap-anywhere', applied ? 'text-ink' : 'text-soft line-through')}>
        {about === null ? null : <span className="text-soft">{about}: </span>}
        {text}
      </span>
      {applied ? null : <span className="sr-only">, not applied</span>}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        className="ml-1 grid size-8 shrink-0 place-items-center rounded-full text-soft hover:bg-hover hover:text-ink"
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
}
