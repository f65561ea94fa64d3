/** A passage with the guide that it is of: what an answer can rest on. */
export interface GuidePassage {
  guideId: string;
  passageId: string;
  title: string;
  employer: string;
  planYear: number | null;
  sample: boolean;
  industry: string | null;
  state: string | null;
  page: number;
  heading: string | null;
  text: string;
}
