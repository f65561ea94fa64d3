import { Field, Input, Select } from '../../ui/field.tsx';
import { GridIcon, ListIcon } from '../../ui/icons/actions.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { type Sort, sorts } from './viewed-documents.ts';
import type { View } from './viewed-list.tsx';

const SORTS: Record<Sort, string> = { newest: 'Newest first', oldest: 'Oldest first', title: 'A-Z' };
const VIEWS = [
  { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
  { value: 'grid', label: 'Grid', icon: <GridIcon size={18} /> },
] as const;

interface ViewedToolsProps {
  title: string;
  sort: Sort;
  view: View;
  onTitle: (title: string) => void;
  onSort: (sort: Sort) => void;
  onView: (view: View) => void;
}

/** What is shown of the unlocked guides, in which order, and how. */
export function ViewedTools({ title, sort, view, onTitle, onSort, onView }: ViewedToolsProps) {
  return (
    <search className="flex flex-wrap items-end gap-3">
      <Field label="Title" className="min-w-[min(15rem,100%)] grow sm:max-w-form">
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Filter by title"
            value={title}
            onChange={(event) => onTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label="Sort">
        {(control) => (
          <Select
            {...control}
            value={sort}
            onChange={(event) => onSort(sorts.find((one) => one === event.target.value) ?? 'newest')}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {SORTS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="ml-auto pb-0.5">
        <Segmented label="View" value={view} onChange={onView} options={VIEWS} />
      </div>
    </search>
  );
}
