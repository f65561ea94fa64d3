import { useSession } from '../lib/auth.ts';
import { lazyPart } from '../lib/fetch-part.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { BootScreen } from './boot.tsx';

const Frame = lazyPart(async () => ({ default: (await import('./shell/shell.tsx')).ShellFrame }));
const SignIn = lazyPart(() => import('./sign-in.tsx'));

/** An address that leads nowhere: said so to people who are signed in; to others it is the sign-in screen like any. */
export function NotFound() {
  const session = useSession();
  if (session === undefined) return <BootScreen />;
  if (session === null) return <SignIn />;
  return (
    <Frame>
      <Nothing />
    </Frame>
  );
}

function Nothing() {
  useDocumentTitle('Page not found');
  return (
    <EmptyState
      title="There is nothing to see here"
      sight="narrow"
      level={1}
      className="py-24"
      actions={
        <ButtonLink to={paths.home} kind="primary">
          Back to the dashboard
        </ButtonLink>
      }
    >
      This address does not belong to any page.
    </EmptyState>
  );
}
