/** What is said in fields.ts. */
export const words = {
  f1OrC20: 'f1 or c2/0',
  personMet: 'person met',
  heldWeapon: 'held weapon',
  groupOfZombies: 'group of zombies',
  vehicleThatWorks: 'vehicle that works',
  b1OrV1: 'b1 or v1',
  b1OrM1: 'b1 or m1',
  windOrB1: 'wind or b1',
  jpegInBase64: 'JPEG in Base64',
} as const;
