-- A row under the name of each line of cover that a guide states anything of, as the values of guides are written from now on.
INSERT INTO "guide_value" ("guide_id", "metric", "tier", "network", "plan_type", "words", "employer", "industry", "state", "employees", "year", "until", "sample")
SELECT "guide_id", split_part("metric", '.', 1), '', '', '', CASE WHEN bool_or("words" IS DISTINCT FROM 'no') THEN 'yes' ELSE 'no' END,
	"employer", "industry", "state", "employees", "year", "until", "sample"
FROM "guide_value"
WHERE split_part("metric", '.', 1) IN ('hsa', 'hra', 'fsa', 'commuter', 'dental', 'vision', 'life', 'std', 'ltd', 'retirement') AND "plan_type" = ''
GROUP BY "guide_id", split_part("metric", '.', 1), "employer", "industry", "state", "employees", "year", "until", "sample";
