import { PageTitle } from '../ui/page.tsx';

export default function Screen() {
  return <PageTitle>Terms</PageTitle>;
}
