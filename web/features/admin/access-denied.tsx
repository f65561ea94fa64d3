import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons/actions.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** What a screen of administrators shows to everybody else. */
export function AccessDenied() {
  return (
    <EmptyState
      title="Access Denied"
      level={1}
      sight="closed"
      actions={
        <ButtonLink to={paths.home} icon={<ArrowLeftIcon size={18} />}>
          Back to Dashboard
        </ButtonLink>
      }
    >
      This page is for administrators.
    </EmptyState>
  );
}
