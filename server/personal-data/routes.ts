import { deleteAccount, deletePerson, exportPersonalData } from '../../contract/personal-data.ts';
import type { Config } from '../config.ts';
import type { Mount } from '../http/mount.ts';
import { leave, deletePerson as removeOther, type DeletionParts, personToDelete } from './delete-account.ts';
import { readPersonalData } from './read-data.ts';

interface PersonalDataParts extends DeletionParts {
  config: Pick<Config, 'appUrl' | 'appUrlGiven'>;
}

export function personalDataRoutes(mount: Mount, { config, ...parts }: PersonalDataParts): void {
  mount(exportPersonalData, {
    // It reads everything there is: as often as one may write, not as one may read.
    limit: 'write',
    handle: ({ caller }) => readPersonalData({ ...parts, config }, caller),
  });

  mount(deleteAccount, {
    handle: async ({ caller, body }) => {
      await leave(parts, caller, body.email);
      return { deleted: true as const };
    },
  });

  mount(deletePerson, {
    find: ({ params }) => personToDelete(parts.db, params.userId),
    handle: async ({ caller, params, body, act }) => {
      await removeOther(parts, { adminId: caller.userId, userId: params.userId, typed: body.confirmation }, act);
      return { deleted: true as const };
    },
  });
}
