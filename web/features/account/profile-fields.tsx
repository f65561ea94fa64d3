import type { KeyboardEventHandler } from 'react';
import { companySizes } from '../../../contract/vocabulary/company-sizes.ts';
import { Field, Input, Select, Textarea } from '../../ui/field.tsx';
import type { ProfileDraft } from './profile.ts';

/** What ties one control to its value. */
interface Bound {
  name: string;
  required: true;
  value: string;
  'data-first-focus'?: boolean | undefined;
  onKeyDown?: KeyboardEventHandler;
  onChange: (event: { target: { value: string } }) => void;
}

/** The five fields of a profile. */
export function ProfileFields({ bind }: { bind: (field: keyof ProfileDraft) => Bound }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="First name">
          {(control) => <Input {...control} {...bind('firstName')} autoComplete="given-name" maxLength={100} />}
        </Field>
        <Field label="Last name">
          {(control) => <Input {...control} {...bind('lastName')} autoComplete="family-name" maxLength={100} />}
        </Field>
      </div>
      <Field label="Company name">
        {(control) => <Input {...control} {...bind('companyName')} autoComplete="organization" maxLength={200} />}
      </Field>
      <Field label="Company size">
        {(control) => (
          <Select {...control} {...bind('companySizeRange')}>
            <option value="" disabled hidden>
              Choose a size
            </option>
            {companySizes.map((size) => (
              <option key={size} value={size}>
                {size} employees
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Goals" hint="What should Benesight help you with?">
        {(control) => <Textarea {...control} {...bind('goals')} maxLength={2000} />}
      </Field>
    </>
  );
}
