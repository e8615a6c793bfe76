/** Papers for what is not glazed. */
export const WOOD = { body: '#D9A268', dark: '#B47C45', hole: '#7D4F2A' }
export const IRON = { rim: '#3B332F', side: '#2A2421', floor: '#4A413B', shine: '#6B5F56' }
export const TIN = { rim: '#A9B3B3', side: '#7F8B8C', floor: '#95A0A1' }
