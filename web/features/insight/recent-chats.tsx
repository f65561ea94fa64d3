import { Link } from '@tanstack/react-router';
import { useCall } from '../../lib/query.ts';
import { useNow } from '../../lib/use-now.ts';
import { paths } from '../../paths.ts';
import { chatTime } from './times.ts';

const SHOWN = 4;

/** The chats that were used last; nothing before the first one. */
export function RecentChats() {
  const chats = useCall('GET /api/chats').data;
  const now = useNow();
  if (chats === undefined || chats.length === 0) return null;
  return (
    <section
      aria-label="Recent perspectives"
      data-tool="insight"
      className="grid min-w-0 grid-cols-1 content-start gap-2"
    >
      <h2 className="text-body font-strong text-soft">Recent perspectives</h2>
      <ul className="divide-y divide-line border-y border-line">
        {chats.slice(0, SHOWN).map((chat) => (
          <li key={chat.id}>
            <Link
              to={paths.insight}
              search={{ chat: chat.id }}
              className="flex items-baseline justify-between gap-4 px-1 py-2.5 hover:bg-hover"
            >
              <span className="truncate">{chat.title ?? 'New Conversation'}</span>
              <time dateTime={chat.updatedAt} className="figures shrink-0 text-small text-soft">
                {chatTime(Date.parse(chat.updatedAt), now)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
