-- They were left on tasks that nobody saw any more, and would come back with them.
DELETE FROM "assignees" USING "tasks"
WHERE "tasks"."settlement_id" = "assignees"."settlement_id" AND "tasks"."id" = "assignees"."task_id" AND "tasks"."archived_at" IS NOT NULL;
