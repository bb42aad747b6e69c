-- What grows by the million is vacuumed when a fiftieth of it is dead, not a fifth.
ALTER TABLE "outgoing_messages" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "notice_deliveries" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "bills" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "posted_payments" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
-- Each night's balances are written into the pages where the accounts lie.
ALTER TABLE "accounts" SET (fillfactor = 70);--> statement-breakpoint
UPDATE "gateway_results" SET "is_payment" = true FROM "requisitions"
WHERE "requisitions"."trans_no" = "gateway_results"."trans_no" AND "requisitions"."reference" = "gateway_results"."reference"
  AND "gateway_results"."status" = 'approved';
