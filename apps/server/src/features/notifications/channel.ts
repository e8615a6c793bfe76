/** The live channel of alerts; its ids are those of the members whose alerts changed. */
export const ALERTS_CHANNEL = 'alerts'
