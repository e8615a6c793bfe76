export { type Network, parseNetwork } from './addresses.ts'
export { createOutgoing, type Outgoing } from './outgoing.ts'
export { OutgoingError } from './outgoing-error.ts'
