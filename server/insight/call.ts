import type { toolNames } from '../../contract/insight-tools.ts';

/** A tool with what it is to be given. */
export interface Call {
  tool: (typeof toolNames)[keyof typeof toolNames];
  input: Record<string, unknown>;
}
