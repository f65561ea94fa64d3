import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshPerson } from '../../lib/person.ts';

/** Reads the balance again once this is drawn: credits also come and go without this browser. */
export function useFreshBalance(): void {
  const client = useQueryClient();
  useEffect(() => void refreshPerson(client), [client]);
}
