import { createFileTicket, getGuide, getGuideFile, getGuidePages, getLibraryStatus } from '../../contract/library.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Connection, Database } from '../db/connect.ts';
import type { Caller } from '../http/caller.ts';
import type { Mount } from '../http/mount.ts';
import { readTicket, signTicket, TICKET_MINUTES } from './file-ticket.ts';
import { originalOf, viewOf, type FileParts } from './guide-file.ts';
import { guideToRead, presentGuide, readPart, readPassage } from './read-guide.ts';
import { readStatus } from './read-status.ts';
import { sendFile } from './send-file.ts';
import { shownPages, type ShownPageParts } from './shown-pages.ts';

interface LibraryParts extends Omit<FileParts, 'shownPage'>, ShownPageParts {
  db: Database;
  /** Whether a person may read a whole guide: what the search feature knows of unlocked guides. */
  hasUnlocked: (db: Connection, userId: string, guideId: string) => Promise<boolean>;
  /** The secret that tickets are signed with. */
  ticketSecret: () => Promise<string>;
  /** How many modelled guides the library is to have. */
  sampleGuides: number;
  /** Counts a person's reading of guides. @throws Refusal `too_many_requests` */
  limitReading: (userId: string) => Promise<void>;
}

export function libraryRoutes(mount: Mount, parts: LibraryParts): void {
  const { db, hasUnlocked, ticketSecret } = parts;
  const fileParts = { ...parts, shownPage: shownPages(parts) };

  /** @throws Refusal `guide_locked` */
  const requireUnlocked = async (userId: string, guideId: string): Promise<void> => {
    if (!(await hasUnlocked(db, userId, guideId))) throw new Refusal('guide_locked');
  };

  /** Who asks for a file: by bearer, by ticket, or both when they agree. @throws Refusal `unauthorized` */
  const readerOf = async (caller: Caller | null, guideId: string, query: unknown): Promise<string> => {
    const text = typeof query === 'object' && query !== null && 'ticket' in query ? query.ticket : undefined;
    if (text === undefined && caller !== null) return caller.userId;
    const ticket = typeof text === 'string' ? readTicket(await ticketSecret(), text) : null;
    if (ticket?.guideId !== guideId || (caller !== null && caller.userId !== ticket.userId)) {
      throw new Refusal(
        'unauthorized',
        text === undefined ? undefined : 'This link has expired. Open the guide again.',
      );
    }
    return ticket.userId;
  };

  mount(getLibraryStatus, { handle: () => readStatus(db, parts.sampleGuides) });

  mount(getGuide, {
    find: ({ params }) => guideToRead(db, params.documentId),
    handle: async ({ caller, found }) => presentGuide(found, await hasUnlocked(db, caller.userId, found.id)),
  });

  mount(getGuidePages, {
    limit: 'reading',
    find: ({ params }) => guideToRead(db, params.documentId),
    handle: async ({ caller, query, found }) => {
      await requireUnlocked(caller.userId, found.id);
      return query.passage === undefined
        ? readPart(db, found, query.after ?? 0)
        : readPassage(db, found, query.passage);
    },
  });

  mount(createFileTicket, {
    find: ({ params }) => guideToRead(db, params.documentId),
    handle: async ({ caller, found }) => {
      await requireUnlocked(caller.userId, found.id);
      const expiresAt = new Date(Date.now() + TICKET_MINUTES * 60_000);
      const ticket = signTicket(await ticketSecret(), { userId: caller.userId, guideId: found.id, expiresAt });
      return { url: `/api/documents/${found.id}/file?ticket=${ticket}`, expiresAt: expiresAt.toISOString() };
    },
  });

  mount(getGuideFile, {
    find: async ({ caller, params, request }) => {
      const userId = await readerOf(caller, params.documentId, request.query);
      // Here, and not where calls are counted as they come in: a ticket has to be read to know whose it is.
      await parts.limitReading(userId);
      const guide = await guideToRead(db, params.documentId);
      await requireUnlocked(userId, guide.id);
      return guide;
    },
    handle: async ({ query, request, reply, found }) => {
      const download = query.download === '1';
      const file = await (download ? originalOf(fileParts, found) : viewOf(fileParts, found));
      return sendFile(request, reply, file, download);
    },
  });
}
