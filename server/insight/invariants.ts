import { EXCHANGES_PER_BLOCK } from '../../contract/limits.ts';
import type { Invariants } from '../credits/check-invariants.ts';

/** The charges of chats that were not given back. A refund gives all of one back. */
const kept = `
  select t.id, t.user_id, t.ref_id, t.delta, split_part(t.idempotency_key, ':', 4) as block
  from credit_transaction t
  where t.ref_type = 'chat' and t.type in ('chat_usage', 'guide_search_chat')
    and t.delta + coalesce((select sum(r.delta) from credit_transaction r where r.reverses = t.id), 0) < 0`;

/** What must be true between chats and what was paid for them. Charges outlive a person who was deleted. */
export const chatInvariants: Invariants = {
  'the paid blocks of a chat = its charges': `
    select c.id as subject,
      format('%s blocks, %s charges of %s blocks', c.paid_blocks, count(k.id), count(distinct k.block)) as detail
    from chat c left join (${kept}) k on k.ref_id = c.id::text and k.user_id = c.user_id
    group by c.id
    having count(k.id) <> c.paid_blocks or count(distinct k.block) <> c.paid_blocks`,

  'no exchange of a chat is beyond its paid blocks': `
    select c.id as subject, format('%s exchanges, %s blocks', c.message_count, c.paid_blocks) as detail
    from chat c where c.message_count > c.paid_blocks * ${EXCHANGES_PER_BLOCK}`,

  'a chat that was paid for is there': `
    select k.id as subject, format('%s credits for chat %s', -k.delta, k.ref_id) as detail
    from (${kept}) k
    join person p on p.id = k.user_id
    left join chat c on c.id::text = k.ref_id and c.user_id = k.user_id
    where c.id is null`,
};
