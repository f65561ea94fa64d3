import { useCall } from '../../lib/query.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { Loaded } from './loaded.tsx';

/** How many reports there are, and which guides are reported most. */
export function ReportAnalytics() {
  return (
    <Loaded source={useCall('GET /api/admin/document-reports/stats')}>
      {({ totalReports, pendingReports, approvedReports, deniedReports, mostReportedDocs }) => (
        <div className="grid gap-8">
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
            {[
              ['Total', totalReports] as const,
              ['Pending', pendingReports] as const,
              ['Approved', approvedReports] as const,
              ['Denied', deniedReports] as const,
            ].map(([label, count]) => (
              <div key={label} className="flex flex-col-reverse bg-raised px-4 py-3">
                <dt className="text-small text-soft">{label}</dt>
                <dd className="figures text-lead font-strong">{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
          <section className="grid gap-3">
            <h3 className="font-strong">Most reported documents</h3>
            {mostReportedDocs.length === 0 ? (
              <p className="text-soft">No document has been reported.</p>
            ) : (
              <ol className="divide-y divide-line border-y border-line">
                {mostReportedDocs.map(({ documentId, documentTitle, reportCount }) => (
                  <li key={documentId} className="flex justify-between gap-4 py-2.5">
                    <span className="min-w-0 wrap-anywhere">{documentTitle}</span>
                    <span className="figures text-soft">
                      {formatNumber(reportCount)} {reportCount === 1 ? 'report' : 'reports'}
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </section>
        </div>
      )}
    </Loaded>
  );
}
