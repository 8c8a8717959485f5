/** As Hydrogen's preset sets it: otherwise Vite finds packages while the first page loads, and drops what that page has. */
export default { future: { unstable_optimizeDeps: true } };
