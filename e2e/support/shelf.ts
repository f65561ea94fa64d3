import type { Page } from '@playwright/test';
import type { Product } from '../../tests/support/product.ts';
import { findGuides, type FoundGuide, unlock } from './library.ts';
import { onDatabase } from './on-database.ts';
import { expect } from './story.ts';

/** Puts `count` guides called `{name} 1`, `{name} 2`, … on somebody's shelf, the first of them unlocked last. */
export async function fillShelf(product: Product, email: string, name: string, count: number): Promise<void> {
  await onDatabase(
    product,
    `with added as (
      insert into guide (id, title, employer, type, plan_year, page_count, sample, status, content_hash, file_name,
        byte_size, ready_at)
      select gen_random_uuid(), $2 || ' ' || n, 'Tarnbrook Foundry', 'pdf', 2020 + n % 7, 4, false, 'ready',
        md5($1 || $2 || n), 'guide.pdf', 1000, now()
      from generate_series(1, $3::int) n
      returning id, title)
    insert into document_view (user_id, guide_id, viewed_at)
    select p.id, a.id, now() - make_interval(mins => split_part(a.title, $2 || ' ', 2)::int)
    from added a, person p where p.email = $1`,
    [email, name, count],
  );
}

/** Unlocks the first guides that a search finds. */
export async function unlockGuides(page: Page, product: Product, count: number): Promise<FoundGuide[]> {
  const chosen = (await findGuides(page, product, { query: 'parental leave' })).slice(0, count);
  expect(chosen).toHaveLength(count);
  for (const { id } of chosen) await unlock(page, product, id);
  return chosen;
}
