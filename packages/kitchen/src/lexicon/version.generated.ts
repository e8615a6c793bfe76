/** Rises with every change of what the kitchen knows; stored answers carry it. */
export const KITCHEN_VERSION = 56
