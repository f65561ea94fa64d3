import { Link } from '@tanstack/react-router';
import type { AdminLog } from '../../../contract/admin.ts';
import { paths } from '../../paths.ts';
import { When } from './when.tsx';

/** What a line leaves out: it says whom an act was about by their address. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set(['userId', 'nonce']);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One act: when, who, to whom, what was asked for, and what it changed. */
export function LogLine({ log }: { log: AdminLog }) {
  const { before, after, targetUserId } = log;
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const details = Object.entries(log.details).filter(
    ([name]) => !SAID_OTHERWISE.has(name) && !(before !== null && changed.includes(name)),
  );
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <When at={log.createdAt} />
        <span className="font-strong wrap-anywhere">{log.adminEmail ?? log.adminId}</span>
        {targetUserId === null ? null : (
          <Link to={paths.adminPerson} params={{ userId: targetUserId }} className="text-link wrap-anywhere">
            {log.targetEmail ?? targetUserId}
          </Link>
        )}
      </p>
      <p className="font-mono text-soft wrap-anywhere">{log.actionType}</p>
      {details.length === 0 ? null : (
        <p className="wrap-anywhere text-soft">
          {details.map(([name, value]) => `${name}: ${textOf(value)}`).join(' · ')}
        </p>
      )}
      {changed.length === 0 ? null : (
        <ul aria-label="What changed" className="grid gap-0.5">
          {changed.map((name) => (
            <li key={name} className="wrap-anywhere">
              <span className="text-soft">{name}:</span>{' '}
              {before === null ? null : (
                <>
                  <del className="text-soft">{textOf(before[name] ?? '–')}</del>{' '}
                </>
              )}
              <ins className="no-underline">{textOf(after?.[name] ?? '–')}</ins>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
