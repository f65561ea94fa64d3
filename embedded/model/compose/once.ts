import type { Asked } from '../conversation.ts';

const unmarked = (text: string): string => text.replaceAll(/\s*【\d+】/g, '');

/** A remark that goes with an answer; nothing where an earlier answer of the conversation made it already. */
export const once = ({ said }: Pick<Asked, 'said'>, remark: string): string =>
  said.some((before) => unmarked(before).includes(unmarked(remark))) ? '' : remark;
