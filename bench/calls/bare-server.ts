// A Fastify without anything, in a process of its own: one call that reads a row by its primary key. It says its address, then
// what it uses whenever it is asked, and ends when the benchmark does.
import fastify from 'fastify';
import { Pool } from 'pg';
import { sayUsage } from '../say-usage.ts';

const pool = new Pool({ connectionString: process.argv[2] ?? '', max: 20, application_name: 'bare' });
const app = fastify();
app.get<{ Params: { id: string } }>('/people/:id', async ({ params }) => {
  const { rows } = await pool.query<Record<string, unknown>>('select * from person where id = $1', [params.id]);
  return rows[0];
});
process.once('disconnect', () => process.exit());
sayUsage(await app.listen({ host: '127.0.0.1', port: 0 }));
