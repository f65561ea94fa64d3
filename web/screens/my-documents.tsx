import { PageTitle } from '../ui/page.tsx';

export default function Screen() {
  return <PageTitle>Vision History</PageTitle>;
}
