/** What is said in vehicles.ts. */
export const words = {
  bus: { title: 'Bus', text: 'bus' },
  motorcycle: { title: 'Motorcycle', text: 'motorcycle' },
  pickupTruckOrVan: { title: 'Pickup truck or van', text: 'pickup truck or van' },
  sedan: { title: 'Sedan', text: 'sedan' },
  sportsCar: { title: 'Sports car', text: 'sports car' },
  semiTruckAndTrailer: { title: 'Semi-truck and trailer', text: 'semi-truck and trailer' },
  rv: { title: 'RV', text: 'RV' },
  suv: { title: 'SUV', text: 'SUV' },
} as const;
