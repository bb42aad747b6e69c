ALTER TABLE "gateway_results" ADD COLUMN "is_payment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_by_location" ON "accounts" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "posted_payments_by_number" ON "posted_payments" USING btree ("trans_no") WHERE trans_no is not null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_waiting" ON "outgoing_messages" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "gateway_results_beside" ON "gateway_results" USING btree ("received_at") WHERE status = 'approved' and not is_payment;--> statement-breakpoint
CREATE INDEX "ledger_by_number" ON "ledger" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "ledger_by_export" ON "ledger" USING btree ("export_number");--> statement-breakpoint
CREATE INDEX "ledger_unconfirmed" ON "ledger" USING btree ("trans_no","account_number") WHERE confirmed_at is null;