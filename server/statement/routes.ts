import { getStatement } from '../../contract/statement.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readStatement } from './read-statement.ts';
import { statementCsv } from './statement-csv.ts';

export function statementRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(getStatement, {
    // It reads and draws everything of a period: as often as one may write, not as one may read.
    limit: 'write',
    handle: async ({ caller, query, reply }) => {
      const { format, ...period } = query;
      const statement = await readStatement(db, caller, period);
      void reply.headers({
        'content-disposition': `attachment; filename="benesight-statement-${period.from}-to-${period.to}.${format}"`,
        'cache-control': 'private, no-store',
      });
      if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(statementCsv(statement));
      // What draws PDFs is read when the first is asked for: it makes every start a tenth longer.
      const { statementPdf } = await import('./statement-pdf.ts');
      return reply.type('application/pdf').send(Buffer.from(await statementPdf(statement)));
    },
  });
}
