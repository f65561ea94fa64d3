import { Link } from '@tanstack/react-router';
import { setConsent } from '../../lib/analytics.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

/** Asks once whether use may be counted. Nothing is sent before the answer, and refusing is as easy as agreeing. */
export default function ConsentNotice() {
  return (
    <section
      aria-label="Usage statistics"
      className="fixed inset-x-2 bottom-2 z-30 grid animate-enter gap-3 rounded-card border border-line bg-raised p-4 shadow-float sm:inset-x-auto sm:right-4 sm:bottom-4 sm:w-96"
    >
      <p className="text-small">
        May we count which screens and actions you use? What you type is never part of it.{' '}
        <Link to={paths.privacy} className="text-link">
          Privacy
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" onClick={() => setConsent('refused')}>
          No
        </Button>
        <Button size="small" onClick={() => setConsent('given')}>
          Yes
        </Button>
      </div>
    </section>
  );
}
