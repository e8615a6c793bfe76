import { createCoupons } from '../features/billing/index.ts'
import { loadEnvFile, readConfig } from '../platform/config/index.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { COUPON_HELP, readCouponCommand, runCouponCommand } from './coupon-commands.ts'

/** `npm run -s coupons -- add SUMMER --percent 20`, `-- list`, `-- remove SUMMER`. */
const command = readCouponCommand(process.argv.slice(2))
if ('problem' in command) {
  process.stderr.write(`${command.problem}\n\n${COUPON_HELP}`)
  process.exitCode = 1
} else {
  loadEnvFile()
  const database = await openDatabase(readConfig(process.env), createLog('error'))
  const coupons = createCoupons({ database, now: () => new Date() })
  const { text, done } = await runCouponCommand(command, coupons)
  process.stdout.write(text)
  process.exitCode = done ? 0 : 1
  await database.close()
}
