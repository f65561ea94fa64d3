ALTER TABLE "plan_fact" DROP CONSTRAINT "plan_fact_passage_id_passage_id_fk";
--> statement-breakpoint
DROP INDEX "plan_fact_metric";--> statement-breakpoint
DROP INDEX "plan_fact_passage";--> statement-breakpoint
CREATE FUNCTION "plan_fact_has_its_passage"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wanted bigint;
	found bigint;
BEGIN
	SELECT count(DISTINCT passage_id) INTO wanted FROM stored;
	-- Held until the transaction ends, so that nobody takes the passages away meanwhile.
	PERFORM FROM passage
	WHERE id = ANY (ARRAY(SELECT DISTINCT passage_id FROM stored)) AND guide_id = ANY (ARRAY(SELECT DISTINCT guide_id FROM stored))
	FOR KEY SHARE;
	GET DIAGNOSTICS found = ROW_COUNT;
	IF found <> wanted THEN
		RAISE foreign_key_violation USING MESSAGE = 'A fact names a passage that its guide does not have.';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plan_fact_is_stored" AFTER INSERT ON "plan_fact" REFERENCING NEW TABLE AS stored
	FOR EACH STATEMENT EXECUTE FUNCTION "plan_fact_has_its_passage"();--> statement-breakpoint
CREATE TRIGGER "plan_fact_is_moved" AFTER UPDATE ON "plan_fact" REFERENCING NEW TABLE AS stored
	FOR EACH STATEMENT EXECUTE FUNCTION "plan_fact_has_its_passage"();--> statement-breakpoint
CREATE FUNCTION "plan_fact_goes_with_its_passage"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM plan_fact WHERE guide_id = ANY (ARRAY(SELECT DISTINCT guide_id FROM gone))
		AND passage_id IN (SELECT id FROM gone);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "passage_is_gone" AFTER DELETE ON "passage" REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION "plan_fact_goes_with_its_passage"();
