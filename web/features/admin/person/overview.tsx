import type { AdminPerson } from '../../../../contract/admin-person.ts';
import { formatNumber } from '../../../ui/counter.tsx';
import { Block, Facts } from '../block.tsx';
import { When } from '../when.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** Who somebody is, how much they use the product, and how they sign in. */
export function Overview({ person }: { person: AdminPerson }) {
  const { balance } = person;
  return (
    <div className="grid grid-cols-1 gap-10">
      <Block title="Account">
        <Facts
          facts={[
            { label: 'Joined', value: <When at={person.createdAt} /> },
            { label: 'Last login', value: <When at={person.lastLoginAt} /> },
            { label: 'Last active', value: <When at={person.lastActiveAt} /> },
            { label: 'Company size', value: person.companySizeRange },
          ]}
        />
        {person.goals ? <p className="max-w-reading whitespace-pre-line text-soft">{person.goals}</p> : null}
      </Block>
      <Block title="Use">
        <Facts
          facts={[
            { label: 'Credits available', value: formatNumber(balance.available) },
            { label: 'On hold', value: formatNumber(balance.held) },
            { label: 'Owed', value: formatNumber(balance.owed) },
            { label: 'Credits used', value: formatNumber(person.creditsUsed) },
            { label: 'Perspectives', value: formatNumber(person.chatsNow) },
            { label: 'Perspectives ever', value: formatNumber(person.chatsCreated) },
            { label: 'Answered questions', value: formatNumber(person.exchanges) },
            { label: 'Documents unlocked', value: formatNumber(person.documentsViewed) },
          ]}
        />
      </Block>
      <SignInPanel person={person} />
    </div>
  );
}
