/** Questions of every kind that have an answer in the library. */
const EXAMPLES = [
  'Median deductible by industry as a chart',
  'Share of employers with paid parental leave by company size',
  'PTO for tech companies in Texas',
  'How does a $3,000 family deductible compare?',
  'Heat map of PTO by industry and company size',
  'Trend in the employer’s HSA contribution',
];

/** Before the first question: what can be asked. */
export function Beginning({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <section className="beginning" aria-labelledby="beginning">
      <h2 id="beginning" className="display">
        What does the market do?
      </h2>
      <p className="soft">
        Ask for a figure over employers. Say “chart” to see it drawn, and name industries, states or sizes to compare.
      </p>
      <ul className="examples">
        {EXAMPLES.map((question) => (
          <li key={question}>
            <button type="button" className="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
