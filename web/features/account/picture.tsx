import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { User } from '../../../contract/account.ts';
import { call } from '../../lib/call.ts';
import { displayName, initialsOf } from '../../lib/person.ts';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';

/** Pixels of each side: twice the largest size in which it is shown. */
const SIDE = 128;

/** Who it is: the picture or the initials, and the way to another picture. */
export function Picture({ person }: { person: User }) {
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (file: File | null) =>
      call('PUT /api/user/picture', { body: { picture: file === null ? null : await shrink(file) } }),
    onSuccess: () => refetch(client, 'GET /api/users/me', 'GET /api/auth/user'),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = messageOf(error, 'This file could not be read as a picture.');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  const hasPicture = person.profileImageUrl !== null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar initials={initialsOf(person)} imageUrl={person.profileImageUrl} size={56} />
      <div className="min-w-0 grow">
        <p className="truncate font-strong">{displayName(person)}</p>
        <p className="truncate text-small text-soft">{person.email}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="Picture"
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again after it was removed.
            target.value = '';
            if (file !== undefined) change.mutate(file);
          }}
        />
        <Button size="small" pending={change.isPending} onClick={() => input.current?.click()}>
          {hasPicture ? 'Change Picture' : 'Add Picture'}
        </Button>
        {hasPicture ? (
          <Button size="small" kind="quiet" disabled={change.isPending} onClick={() => change.mutate(null)}>
            Remove Picture
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The middle of a picture as a small square, as a data address. Where and when it was taken does not come along. */
async function shrink(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', 0.85);
}
