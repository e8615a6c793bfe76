/** The live channel of alerts; its ids are those of members whose alerts changed. */
export const ALERTS_CHANNEL = 'alerts'
