import type { Priority, RequestStatus } from '../../../contract/requests.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export const priorityNames: Record<Priority, string> = { normal: 'Normal', high: 'High', urgent: 'Urgent' };

/** What became of a request, and how it is marked. */
export const statusNames: Record<RequestStatus, { name: string; tone: BadgeTone }> = {
  pending: { name: 'Pending', tone: 'neutral' },
  completed: { name: 'Completed', tone: 'gain' },
  rejected: { name: 'Rejected', tone: 'neutral' },
};
