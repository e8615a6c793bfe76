import { createCoupons } from '../features/billing/index.ts'
import { openInstallation } from '../platform/config/index.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { COUPON_HELP, readCouponCommand, runCouponCommand } from './coupon-commands.ts'

/** `npm run -s coupons -- add SUMMER --percent 20`, `-- list`, `-- remove SUMMER`. */
const command = readCouponCommand(process.argv.slice(2))
if ('problem' in command) {
  process.stderr.write(`${command.problem}\n\n${COUPON_HELP}`)
  process.exitCode = 1
} else {
  const database = await openDatabase(await openInstallation(), createLog('error'))
  const coupons = createCoupons({ database, now: () => new Date() })
  const { text, done } = await runCouponCommand(command, coupons)
  process.stdout.write(text)
  process.exitCode = done ? 0 : 1
  await database.close()
}
