/**
 * `uuidv7()` makes the id of a new row (RFC 9562: sorts by creation time); here, because PostgreSQL
 * 15 cannot. `isUuid` tells whether a text can be an id at all.
 */
export { v7 as uuidv7, validate as isUuid } from 'uuid'
