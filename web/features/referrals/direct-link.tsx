import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { CopyIcon } from '../../ui/icons/actions.tsx';
import { referralLink } from './links.ts';

/** The person's own link, to be copied. */
export function DirectLink({ userId }: { userId: string }) {
  const link = referralLink(userId, 'direct');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Your referral link" className="min-w-0 grow basis-72">
        {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <Button icon={<CopyIcon size={18} />} onClick={() => void copyText(link)}>
        Copy
      </Button>
    </div>
  );
}
