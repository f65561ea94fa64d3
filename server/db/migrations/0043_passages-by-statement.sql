ALTER TABLE "passage" DROP CONSTRAINT "passage_guide_id_guide_id_fk";
--> statement-breakpoint
CREATE FUNCTION "passage_has_its_guide"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wanted bigint;
	found bigint;
BEGIN
	SELECT count(DISTINCT guide_id) INTO wanted FROM stored;
	-- Held until the transaction ends, so that nobody takes the guides away meanwhile.
	PERFORM FROM guide WHERE id = ANY (ARRAY(SELECT DISTINCT guide_id FROM stored)) FOR KEY SHARE;
	GET DIAGNOSTICS found = ROW_COUNT;
	IF found <> wanted THEN
		RAISE foreign_key_violation USING MESSAGE = 'A passage names a guide that is not there.';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "passage_is_stored" AFTER INSERT ON "passage" REFERENCING NEW TABLE AS stored
	FOR EACH STATEMENT EXECUTE FUNCTION "passage_has_its_guide"();--> statement-breakpoint
CREATE FUNCTION "passage_goes_with_its_guide"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM passage WHERE guide_id = ANY (ARRAY(SELECT id FROM gone));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "guide_is_gone" AFTER DELETE ON "guide" REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION "passage_goes_with_its_guide"();--> statement-breakpoint
-- Whatever names a guide or a passage would be left behind.
CREATE FUNCTION "keeps_its_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE foreign_key_violation USING MESSAGE = format('The id of a %s never changes, nor the guide that it is of.', TG_TABLE_NAME);
END $$;--> statement-breakpoint
CREATE TRIGGER "guide_keeps_its_id" BEFORE UPDATE OF "id" ON "guide"
	FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION "keeps_its_name"();--> statement-breakpoint
CREATE TRIGGER "passage_keeps_its_guide" BEFORE UPDATE OF "id", "guide_id" ON "passage"
	FOR EACH ROW WHEN (OLD.id <> NEW.id OR OLD.guide_id <> NEW.guide_id) EXECUTE FUNCTION "keeps_its_name"();
