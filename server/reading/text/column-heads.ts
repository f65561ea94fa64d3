const networks = /\b(?:in|out|non)[- ](?:of[- ])?network\b|\bnetwork\b/gi;
const levels = /\b(?:employee|associate|team member|ee|you) ?(?:only\b|[+&])/gi;

const sideBySide = /\bnetwork (?:in|out|non)[- ]/i;

/** Whether a short line heads columns of a table whose bounds are lost, and no text: "In-network Out-of-network". */
export const headsColumns = (text: string): boolean =>
  sideBySide.test(text) || (text.match(networks)?.length ?? 0) > 2 || (text.match(levels)?.length ?? 0) > 1;
