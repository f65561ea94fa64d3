DROP INDEX "guide_value_metric";--> statement-breakpoint
-- What is included is read with the key and never compared: a row costs half of what it cost with all of it in the key.
CREATE INDEX "guide_value_metric" ON "guide_value" USING btree ("metric","tier","network","plan_type","guide_id")
	INCLUDE ("industry","state","employees","year","until","sample","value","words");
