/** What is said in vehicles.ts. */
export const words = {
  bus: 'Bus',
  motorcycle: 'Motorcycle',
  pickupTruckOrVan: 'Pickup truck or van',
  sedan: 'Sedan',
  sportsCar: 'Sports car',
  semiTruckAndTrailer: 'Semi-truck and trailer',
} as const;
